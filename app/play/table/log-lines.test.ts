import { expect, it } from 'vitest';
import type { LineOf, LogLine } from '@/lib/engine/narration/log';
import { alikeInALine, oneLineADeed } from './log-lines';

const line = (
  text: string,
  kind: LineOf['kind'],
  card: number | null,
  paid: number | null = null,
) =>
  ({
    text,
    rules: [],
    depth: kind === 'announced' ? 0 : 1,
    of: { kind, card, paid },
  }) satisfies LogLine;

const told = (...moves: readonly (readonly LogLine[])[]) =>
  oneLineADeed(
    moves.map((lines) => ({
      ...{ lines, seat: 0, turn: 1, over: null, isEnd: false, isByHand: false, isChosen: true },
    })),
  ).flatMap(({ lines }) => lines.map(({ text, depth }) => (depth === 0 ? text : `- ${text}`)));

const declares = line('Vezhine declares the deployment of Guard Commander', 'announced', 7);
const deploys = line('Vezhine deploys Guard Commander', 'deployed', 7);

it('what was declared, what was paid and that it was done are one line with the price', () => {
  const pays = line('Vezhine pays 2 solaris', 'lost', null, 2);
  expect(told([declares], [pays, deploys])).toEqual(['Vezhine deploys Guard Commander (2)']);
});

it('what was declared stands until it is done, and where nothing comes of it', () => {
  expect(told([declares])).toEqual([declares.text]);
  const prevented = line('Nothing comes of the deployment', 'prevented', null);
  expect(told([declares], [prevented])).toEqual([declares.text, `- ${prevented.text}`]);
});

it('what was declared stands as the head of a tactic that answers, and of what comes after it', () => {
  const tactic = line('Corvail deploys Slip-Tip', 'deployed', 9);
  expect(told([declares], [tactic], [deploys])).toEqual([
    declares.text,
    '- Corvail deploys Slip-Tip',
    '- Vezhine deploys Guard Commander',
  ]);
});

it('a petition that its own House wins stands as the head of the bids', () => {
  const petition = line('Corvail declares the petition for Slip-Tip', 'announced', 9);
  const bids = line('Vezhine bids 4', 'bid', null);
  const passes = line('Corvail passes', 'passed', null);
  const pays = line('Corvail pays 5 solaris', 'lost', null, 5);
  const won = line('Corvail deploys Slip-Tip', 'deployed', 9);
  expect(told([petition], [bids], [passes], [pays, won])).toEqual([
    petition.text,
    '- Vezhine bids 4',
    '- Corvail passes',
    '- Corvail deploys Slip-Tip (5)',
  ]);
});

it('what was prevented stays declared, wherever its card goes', () => {
  const prevented = line('Nothing comes of the deployment', 'prevented', null);
  const discards = line('Vezhine discards Guard Commander', 'moved', 7);
  expect(told([declares], [prevented, discards])).toEqual([
    declares.text,
    `- ${prevented.text}`,
    `- ${discards.text}`,
  ]);
});

it('what is told alike in a row stands in one line', () => {
  const moves = [
    line('Vezhine bids 4', 'bid', null),
    line('Corvail passes', 'passed', null),
    line('Morvane passes', 'passed', null),
    line('Corvail draws Korba', 'moved', 1),
    line('Corvail draws Stilgar', 'moved', 2),
    line('Morvane draws an Imperial card', 'moved', 3),
    line('Morvane draws an Imperial card', 'moved', 4),
  ].map((one) => ({
    ...{ lines: [one], seat: 0, turn: 1, over: null, isEnd: false, isByHand: false },
    isChosen: true,
  }));
  expect(alikeInALine(moves).map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ['Vezhine bids 4'],
    ['Corvail and Morvane pass'],
    [],
    ['Corvail draws Korba and Stilgar'],
    [],
    ['Morvane draws 2 Imperial cards'],
    [],
  ]);
});
