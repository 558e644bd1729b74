import { KWISATZ_STRENGTH } from '../../engine/battle/kwisatz';
import { clashOf, totalOf, worthOf } from '../../engine/battle/outcome';
import { calledBy, isCalled } from './field';
import { type PlanOdds, settled } from './plan';
import type { BattleQuestion } from './question';
import { type Arms, cardsOf, type Lead, lossesBy, rivalSide } from './sides';

/** What comes of one own plan against a leader with some cards, whatever is dialed. */
export type Fate =
  | { readonly kind: 'called' }
  | { readonly kind: 'explosion' }
  | {
      readonly kind: 'fought';
      /** The most that the rival may dial and still lose; null where it wins with any dial. */
      readonly beats: number | null;
      /** The most that it can dial. */
      readonly most: number;
    };

/** A row for each weapon and defense that the rival may play. */
export interface Against {
  readonly leads: readonly Lead[];
  readonly rows: readonly {
    readonly weapon: Arms[0];
    readonly defense: Arms[1];
    /** The chance that the rival's hand holds both. */
    readonly chance: number;
    /** Whether the own leader dies, and the rival's. */
    readonly dies: boolean;
    readonly kills: boolean;
    /** One for each of the leads. */
    readonly fates: readonly Fate[];
  }[];
}

type Chosen = Pick<PlanOdds, 'leader' | 'kwisatz' | 'weapon' | 'defense' | 'dial'>;

/** The outcome of one own plan against each that the rival could make; whether it holds a traitor left aside. */
export function against(question: BattleQuestion, plan: Chosen): Against {
  const { hands, dials } = rivalSide(question);
  const isLost = lossesBy(question.defends);
  const most = dials.at(-1)?.dial ?? 0;
  const called = calledBy(question);
  const strength = worthOf(plan.leader) + (plan.kwisatz ? KWISATZ_STRENGTH : 0);
  const all = hands.flatMap((hand) => hand.leads.map((one) => [`${one.id} ${one.kwisatz}`, one]));
  const leads = [...new Map(all as [string, Lead][]).values()];
  const rows = new Map<string, { arms: Arms; chance: number }>();
  for (const { arms, chance } of hands)
    for (const one of arms) {
      const row = rows.get(`${one}`) ?? { arms: one, chance: 0 };
      rows.set(`${one}`, { arms: one, chance: row.chance + chance });
    }
  const fateOf = (lead: Lead, clash: ReturnType<typeof clashOf>): Fate => {
    if (isCalled(lead, called)) return { kind: 'called' };
    if (clash === 'explosion') return { kind: 'explosion' };
    const ours = totalOf(plan.dial, strength, clash[0]);
    const beaten = dials.filter(
      ({ dial }) => !isLost(ours, totalOf(dial, lead.strength, clash[1])),
    );
    return { kind: 'fought', beats: beaten.at(-1)?.dial ?? null, most };
  };
  return {
    leads,
    rows: [...rows.values()].map(({ arms, chance }) => {
      const clash = clashOf([cardsOf([plan.weapon, plan.defense]), cardsOf(arms)]);
      const [dies, kills] = clash === 'explosion' ? [true, true] : clash;
      return {
        ...{ weapon: arms[0], defense: arms[1], chance: settled(chance), dies, kills },
        fates: leads.map((lead) => fateOf(lead, clash)),
      };
    }),
  };
}
