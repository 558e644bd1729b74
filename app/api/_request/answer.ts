import type { InputProblem } from '@/lib/result';

/** A JSON answer. */
export function answer(value: unknown, status = 200, headers: Record<string, string> = {}) {
  return new Response(JSON.stringify(value), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
      ...headers,
    },
  });
}

/** Most problems that one answer lists. */
const MOST_PROBLEMS = 50;

/** What is wrong with the input (400), or that it is too large (413), with a code, a place and words. */
export function refuse(status: 400 | 413, problems: readonly InputProblem[]) {
  return answer({ problems: problems.slice(0, MOST_PROBLEMS) }, status);
}

/** The handler for every method that a route does not have. */
export function only(allowed: 'GET' | 'POST') {
  const message = `This address answers ${allowed} only.`;
  return () =>
    answer({ problems: [{ code: 'method-not-allowed', at: '', message }] }, 405, {
      allow: allowed === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS',
    });
}
