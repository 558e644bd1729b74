import type { Action } from '@/lib/engine/actions';

/**
 * How likely each legal action is thought to be the best, by how much rules of thumb like it; together 1.
 * Likings grow by leaps from one kind of action to the next, so that but their order of size counts.
 */
export function priorsOf(liked: readonly number[]): number[] {
  const weights = liked.map((liking) => Math.exp(SHARPNESS * scaled(liking)));
  const sum = weights.reduce((all, one) => all + one, 0);
  return weights.map((weight) => weight / sum);
}

const SHARPNESS = 1.6;

function scaled(liking: number): number {
  return liking < 0 ? Math.max(-4, liking) * 0.4 - 0.4 : Math.log1p(liking) * 0.7;
}

/** The actions that are worth a look, likeliest first: few of each kind, and always one that does nothing more. */
export function candidatesOf(
  legal: readonly Action[],
  priors: readonly number[],
  most: number,
): readonly number[] {
  const order = legal
    .map((_, at) => at)
    .sort((a, b) => (priors[b] ?? 0) - (priors[a] ?? 0) || a - b);
  const kinds = new Map<string, number>();
  const found: number[] = [];
  for (const at of order) {
    const action = legal[at];
    if (action === undefined) continue;
    const name = 'card' in action ? `${action.kind} ${action.card}` : action.kind;
    const kind = kinds.get(action.kind) ?? 0;
    if (found.length >= most || kind >= EACH_KIND || (kinds.get(name) ?? 0) >= EACH_CARD) continue;
    kinds.set(action.kind, kind + 1);
    if (name !== action.kind) kinds.set(name, (kinds.get(name) ?? 0) + 1);
    found.push(at);
  }
  const idle = order.find((at) => IDLE.has(legal[at]?.kind ?? 'use'));
  if (idle !== undefined && !found.includes(idle)) found.push(idle);
  return found;
}

const EACH_KIND = 3;
const EACH_CARD = 2;
const IDLE: ReadonlySet<Action['kind']> = new Set(['end-interval', 'pass', 'decline', 'done']);
