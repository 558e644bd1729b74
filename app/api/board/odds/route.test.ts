import { describe, expect, it } from 'vitest';
import { battleAnswer } from '@/lib/board/odds/battle/answer';
import { battleQuestion } from '@/lib/board/odds/battle/question';
import { stormAnswer, stormQuestion } from '@/lib/board/odds/storm';
import { POST as battle } from '../battle/route';
import { POST as odds } from './route';

const body = (asked: unknown) =>
  new Request('http://localhost/api/board', { method: 'POST', body: JSON.stringify(asked) });
const json = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('POST /api/board/battle', () => {
  it('[GF9-battle-25] counts a battle out as the library does', async () => {
    const asked = { faction: 'guild', against: 'emperor', hand: ['snooper'], stake: 4 } as const;
    const response = await battle(body(asked));
    expect(response.status).toBe(200);
    const question = battleQuestion(asked);
    const { best, surest, plans } = battleAnswer(question);
    expect(await response.json()).toEqual(json({ question, best, surest, plans }));
  });

  it.each([
    [{ forces: 0 }, 'not-a-question', 'forces'],
    [{ hand: ['crysknife'] }, 'not-a-question', 'hand.0'],
    [{ army: 3 }, 'not-a-question', ''],
    [{ leaders: ['stilgar'] }, 'does-not-fit', 'leaders'],
    [[], 'not-a-question', ''],
  ])('refuses %j, and says where it is wrong', async (asked, code, at) => {
    const response = await battle(body(asked));
    expect(response.status).toBe(400);
    expect((await response.json()).problems[0]).toMatchObject({ code, at });
  });
});

describe('POST /api/board/odds', () => {
  it('[GF9-storm-05] answers the calculator that is named', async () => {
    const pieces = [{ whose: 'fremen', at: 'arsunt-11', count: 3 }];
    const response = await odds(body({ of: 'storm', storm: 9, pieces }));
    const question = stormQuestion({ storm: 9, pieces });
    expect(await response.json()).toEqual(json({ question, ...stormAnswer(question) }));
  });

  it.each([[{}], [null], [{ of: '__proto__' }], [{ of: 'battle' }]])(
    'refuses %j, which names none',
    async (asked) => {
      const response = await odds(body(asked));
      expect(response.status).toBe(400);
      expect((await response.json()).problems).toMatchObject([{ at: 'of' }]);
    },
  );
});
