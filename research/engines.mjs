/**
 * Runs the rules in other JavaScript engines, and compares them with Node.js: for each game the number of move sequences of two plies, and the ends of
 * three random games as hashes of their texts. Installs packages from npm, PyPI and the Go proxy in a temporary folder; an engine that fails is
 * listed as refused. Needs `npm run build` first. Prints the table of docs/guide/entries.md, with the time of each, its installation included.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';

const versions = {
  'quickjs-emscripten': '0.32.0',
  workerd: '1.20261117.1',
  'hermes-engine': '0.11.0',
  dukpy: '0.6.0',
  quickjs: '1.19.4',
  goja: 'v0.0.0-20260917113740-793a2a65c13b',
  sobek: 'v0.0.0-20260429085637-a66d4790012b',
};

const program = `
import { decode, games, isLeft, isRight, perft, playout, source } from 'rulehouse';
const hash = (text) => {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return sum.toString(16).padStart(8, '0');
};
globalThis.result = games.map((any) => any.open((game) => {
  const options = decode(game.options)({});
  const start = isRight(options) ? game.setup(options.right, 1) : options;
  if (isLeft(start)) return game.id + ': cannot begin';
  const ends = [1, 2, 3].map((seed) => hash(game.position.print(playout(game)(start.right, source(seed), 300))));
  return [game.id, perft(game)(start.right, 2), ...ends].join(' ');
})).join('\\n');
`;

const folder = mkdtempSync(join(tmpdir(), 'engines-'));
const file = join(folder, 'rules.js');
await build({
  stdin: { contents: program, resolveDir: fileURLToPath(new URL('..', import.meta.url)) },
  ...{ bundle: true, minify: true, format: 'iife', target: 'es2020', platform: 'browser', outfile: file },
});
const code = readFileSync(file, 'utf8');

/** Runs a command in the folder; throws with the end of what it said if it fails. */
const run = (command, args, cwd = folder) => {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    timeout: 600_000,
    maxBuffer: 100_000_000,
  });
  if (error !== undefined) throw error;
  if (status === 0) return stdout.trim();
  const lines = `${stderr}\n${stdout}`.split('\n');
  throw new Error((lines.find((line) => /error:/i.test(line)) ?? lines.join(' ')).replace(/^.*?(?=\w*error:)/i, ''));
};

const put = (name, text) => {
  writeFileSync(join(folder, name), text);
  return name;
};

const npm = (name) =>
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${versions[name]}`]);

const pip = (name) => {
  run('python3', ['-m', 'venv', `venv-${name}`]);
  run(join(folder, `venv-${name}`, 'bin', 'pip'), ['install', '--quiet', `${name}==${versions[name]}`]);
  return join(folder, `venv-${name}`, 'bin', 'python');
};

const inGo = (name, path) => {
  const home = join(folder, name);
  mkdirSync(home);
  writeFileSync(
    join(home, 'main.go'),
    `package main
import ("fmt"; "os"; js "${path}")
func main() {
  text, _ := os.ReadFile(${JSON.stringify(file)})
  vm := js.New()
  if _, err := vm.RunString(string(text)); err != nil { fmt.Fprintln(os.Stderr, err); os.Exit(1) }
  fmt.Println(vm.Get("result").String())
}
`,
  );
  run('go', ['mod', 'init', 'engines'], home);
  run('go', ['get', `${path}@${versions[name]}`], home);
  return run('go', ['run', '.'], home);
};

const engines = {
  [`Node.js ${process.versions.node}, V8 in a context of its own`]: () => {
    const context = createContext({});
    runInContext(code, context);
    return context.result;
  },
  'quickjs-emscripten': () => {
    npm('quickjs-emscripten');
    const text = `import { getQuickJS } from 'quickjs-emscripten'; import { readFileSync } from 'node:fs';
const vm = (await getQuickJS()).newContext();
vm.unwrapResult(vm.evalCode(readFileSync('rules.js', 'utf8'))).dispose();
console.log(vm.dump(vm.getProp(vm.global, 'result')));`;
    return run(process.execPath, [put('quick.mjs', text)]);
  },
  workerd: () => {
    npm('workerd');
    put('worker.mjs', `${code}\nexport default { test() { console.log(globalThis.result); } };`);
    const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [(name = "main", worker = (modules = [(name = "worker", esModule = embed "worker.mjs")], compatibilityDate = "2026-01-01"))]);`;
    const said = run(join(folder, 'node_modules', '.bin', 'workerd'), ['test', put('config.capnp', config)]);
    return said
      .split('\n')
      .filter((line) => /^[a-z-]+ \d/.test(line))
      .join('\n');
  },
  goja: () => inGo('goja', 'github.com/dop251/goja'),
  sobek: () => inGo('sobek', 'github.com/grafana/sobek'),
  dukpy: () => {
    const text = `import dukpy, sys\nprint(dukpy.evaljs(open('rules.js').read() + '; globalThis.result'))`;
    return run(pip('dukpy'), [put('duk.py', text)]);
  },
  quickjs: () => {
    const text = `import quickjs\nvm = quickjs.Context()\nvm.eval(open('rules.js').read())\nprint(vm.eval('globalThis.result'))`;
    return run(pip('quickjs'), [put('quick.py', text)]);
  },
  // The package has only the compiler.
  'hermes-engine': () => {
    npm('hermes-engine');
    const compiler = join(folder, 'node_modules', 'hermes-engine', 'linux64-bin', 'hermesc');
    return run(compiler, ['-emit-binary', '-out', 'rules.hbc', 'rules.js']);
  },
};

const wanted = runInContext(`${code}; result`, createContext({}));
console.log(wanted);
try {
  for (const [name, play] of Object.entries(engines)) {
    const title = name in versions ? `${name} ${versions[name]}` : name;
    try {
      const begin = performance.now();
      const same = play() === wanted;
      console.log(
        `| ${title} | ${same ? 'the same' : 'DIFFERENT'} | ${((performance.now() - begin) / 1000).toFixed(1)} s |`,
      );
    } catch (error) {
      console.log(`| ${title} | refused | ${error.message.replaceAll(/\s+/g, ' ').slice(0, 200)} |`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
