import { FACTIONS } from '@/lib/board/factions/factions';
import { battleAnswer } from '@/lib/board/odds/battle/answer';
import { BATTLE } from '@/lib/board/odds/battle/calculator';
import type { PlanOdds } from '@/lib/board/odds/battle/plan';
import { BATTLE_FIELDS, type BattleQuestion } from '@/lib/board/odds/battle/question';
import { planWords } from '@/lib/board/odds/battle/words';
import { CARD_CLASSES } from '@/lib/board/odds/cards';
import { counted } from '@/lib/sentences';
import { askedBy, askedByLink, kindsFor } from './board-question';
import { commandOf } from './command';
import { columns, json, percent, wrapped } from './print';

/** How many plans a terminal shows. */
const SHOWN = 12;

/** Counts out what each plan of a battle comes to. */
export const boardBattle = commandOf({
  name: 'board battle',
  summary: 'count out what each plan of a battle comes to',
  help: `registry board battle [LINK] [--faction F --forces N --leaders L,... --hand C,...]
                      [--against F --their-forces N --their-leaders L,... --known C,...
                      --unknown N] [--defends] [--advanced] [--seen C,...] [--json] ...

Holds every plan of a battle against every plan that the rival could make with what is known of it,
and tells of each how often it wins against any plan and against the best reply, what is lost, and
what it is worth. LINK is an address of the page /board/odds; options go before what it says.

  --faction, --against         the two factions: ${FACTIONS.slice(0, 3)
    .map(({ id }) => id)
    .join(', ')},
                               ${FACTIONS.slice(3)
                                 .map(({ id }) => id)
                                 .join(', ')}
  --forces, --their-forces     forces in the battle
  --leaders, --their-leaders   leaders that may fight, by id; all of the faction unless you say
  --hand, --known, --seen      cards of one's own, cards that the rival is known to hold, cards that
                               are elsewhere, each copy by itself:
${wrapped(CARD_CLASSES.join(', '), '                               ')}  --unknown                    further cards in the rival's hand
  --defends                    the rival is the aggressor, who wins ties
  --advanced                   advanced combat, with --spice and --their-spice; --fremen-pay
  --elites, --their-elites     Sardaukar or Fedaykin among the forces
  --kwisatz, --their-kwisatz   the Kwisatz Haderach may go along; of the rival no, maybe or yes
  --captives, --their-captives leaders of others that the Harkonnen may send
  --voice, --their-voice       what the Voice orders either: play-lasgun, not-lasgun, …
  --their-leader, --their-weapon, --their-defense, --their-dial
                               what prescience has shown of its plan
  --players                    factions in the game (6)
  --dealt, --kept, --elsewhere leaders of both that you were dealt as traitors, those of the rival
                               that you kept, and how many were of other factions
  --betrayers                  leaders of yours that it has shown as traitors
  --stake                      what it is worth to win, in spice (10)
  --edition                    2019 or descartes
  --json                       {question, best, surest, plans: [{leader, kwisatz, weapon, defense,
                               dial, spice, traitor, wins, holds, losses, killed, worth, reply}]}

Exit code: 0; 2 what is asked cannot be read, or cannot be.
`,
  options: { ...kindsFor(BATTLE_FIELDS), json: 'flag' },
  run: async ({ options, rest: [link, ...more] }, io) => {
    if (more.length > 0) return io.misused('give one link');
    const told = link === undefined ? null : askedByLink(BATTLE_FIELDS, link);
    if (link !== undefined && told === null) return io.misused('give a link, or options alone');
    const answered = BATTLE.ask({ ...told?.asked, ...askedBy(BATTLE_FIELDS, options) });
    if (!answered.ok) return io.unreadable('what is asked', answered.problems.map(placed));
    const { question, answer } = answered.value;
    if (options.json === true) io.out(json({ question, ...answer }));
    else io.out(toldOf(question as BattleQuestion));
    return 0;
  },
});

/** A problem with its place before it. */
export function placed({ at, message }: { readonly at: string; readonly message: string }) {
  return { message: at === '' ? message : `${at}: ${message}` };
}

function toldOf(question: BattleQuestion): string {
  const { edition, faction, against, forces, theirForces, defends } = question;
  const { best, surest, plans } = battleAnswer(question);
  const name = (id: string) => FACTIONS.find((one) => one.id === id)?.name ?? id;
  const row = (title: string, plan: PlanOdds) => [
    ...[title, planWords(plan, edition), percent(plan.wins), percent(plan.holds)],
    ...[plan.losses.toFixed(1), plan.worth.toFixed(1)],
  ];
  const first = new Map<string, PlanOdds>();
  for (const plan of [...plans].sort((one, other) => other.worth - one.worth)) {
    const key = `${plan.leader} ${plan.kwisatz} ${plan.weapon} ${plan.defense}`;
    if (!first.has(key)) first.set(key, plan);
  }
  const rest = [...first.values()].slice(0, SHOWN).map((plan) => row('', plan));
  const { reply } = best;
  const answer =
    reply === null
      ? 'Nothing that the rival can hold beats that which brings most, but a traitor.'
      : `The best reply to that which brings most: ${planWords(reply, edition)}, with ${percent(reply.chance)}.`;
  return [
    `${name(faction)} with ${counted(forces, 'force')} ${defends ? 'defend against' : 'attack'} ${name(against)} with ${theirForces}\n`,
    columns([
      ['', 'Plan', 'Wins', 'At worst', 'Lost', 'Worth'],
      row('Brings most', best),
      row('Surest', surest),
      ...rest,
    ]),
    `${answer}\n`,
  ].join('');
}
