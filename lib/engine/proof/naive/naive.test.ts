import { describe, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { actionKey } from '../../actions';
import { walk } from '../games';
import { naiveActions } from './lister';

const catalogue = loadCatalogue();
const FUZZ = Math.max(1, Number(process.env.FUZZ ?? 1));
const GAMES = 60 * FUZZ;
const STEPS = 260;

describe('the slow lister', () => {
  it('finds', () => {
    const seen: Record<string, number> = {};
    const wrong: Record<string, string[]> = {};
    const from = Number(process.env.FROM ?? 0);
    let time = 0, positions = 0;
    for (let seed = from; seed < from + GAMES; seed += 1)
      walk(seed, STEPS, catalogue, (state, legal, _e, step) => {
        const frame = state.frames.at(-1);
        const kind = frame?.step === 'rite' || frame?.step === 'petition' || frame?.step === 'effect' ? `${frame.step} ${frame.at}` : (frame?.step ?? '');
        const rare = (seen[kind] ?? 0) < 100;
        if (!rare && (step * 7 + seed) % 40 !== 0) return;
        seen[kind] = (seen[kind] ?? 0) + 1;
        positions += 1;
        const t = performance.now();
        const naive = naiveActions(state, catalogue);
        time += performance.now() - t;
        const fast = legal.map(actionKey).sort();
        const missing = naive.filter((k) => !fast.includes(k));
        const extra = fast.filter((k) => !naive.includes(k));
        const desc = (k: string) => k + ' [' + k.split(' ').slice(1).map((n) => state.cards[Number(n)]?.card ?? n).join(', ') + ']';
        if (missing.length + extra.length > 0) {
          const key = kind + ' ' + [...missing.map((m) => '-' + m.split(' ')[0]), ...extra.map((m) => '+' + m.split(' ')[0])].filter((x, i, a) => a.indexOf(x) === i).join(' ');
          (wrong[key] ??= []).push(`${seed}/${step}/${state.rules} fast lacks: ${missing.map(desc).slice(0, 3)} | fast adds: ${extra.map(desc).slice(0, 3)}`);
        }
      });
    console.log(JSON.stringify({ seen, positions, time }, null, 1));
    for (const [k, v] of Object.entries(wrong)) console.log(k, v.length, '\n   ' + v.slice(0, 4).join('\n   '));
  }, 600000);
});
