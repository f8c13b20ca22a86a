import { describe, expect, test } from 'vitest';
import { commentSnippets, documentSnippets, runSnippet, typeErrors } from '../kit/snippets.js';

const documents = documentSnippets();
const comments = commentSnippets();

describe('code in documents', () => {
  test('there are snippets', () => {
    expect(documents.length).toBeGreaterThan(3);
    expect(comments.length).toBeGreaterThan(4);
  });

  test.each([...documents, ...comments].map((snippet) => [snippet.name, snippet] as const))(
    '%s runs',
    async (_, snippet) => {
      expect(await runSnippet(snippet)).toBeGreaterThan(0);
    },
  );

  test('all of it type-checks', async () => {
    expect(await typeErrors([...documents, ...comments])).toEqual([]);
  });
});
