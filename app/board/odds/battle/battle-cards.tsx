import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import {
  CARD_CLASSES,
  type CardClass,
  type Cards,
  className,
  copiesIn,
  countOf,
  unseenOf,
} from '@/lib/board/odds/cards';
import { CardSign } from '../../card-sign';
import styles from '../odds.module.css';
import { PickCount } from '../pick';
import type { Editor } from './inputs';

/** What a battle is fought with; all other cards are alike in it. */
const FOUGHT_WITH = CARD_CLASSES.slice(0, 6);
const OTHERS = CARD_CLASSES.slice(6);

/** The kind whose sign stands for a class, where it is called otherwise. */
const KINDS: { readonly [Class in CardClass]?: string } = {
  'projectile-weapon': 'projectile weapon',
  'poison-weapon': 'poison weapon',
  shield: 'projectile defense',
  snooper: 'poison defense',
  'cheap-hero': 'cheap hero',
};

const HELD = [
  ['hand', 'Yours', 'in your hand'],
  ['known', 'Its', 'that the rival is known to hold'],
] as const;

/** With those that few keep count of. */
const ALL_PILES = [...HELD, ['seen', 'Gone', 'seen elsewhere']] as const;

type Piles = typeof HELD | typeof ALL_PILES;
type Pile = (typeof ALL_PILES)[number][0];

/** Which cards are where, a row for those that do the same. */
export function BattleCards({ question, change }: Editor) {
  const { edition, hand, known, seen } = question;
  const copies = copiesIn(edition);
  const left = unseenOf(edition, [...hand, ...known, ...seen]);
  const [isAsked, setAsked] = useState(false);
  const piles = isAsked || seen.length > 0 ? ALL_PILES : HELD;
  const set = (pile: Pile, one: CardClass, count: number) =>
    change({ [pile]: withCount(question[pile], one, count) });
  return (
    <>
      <table className={styles.cards}>
        <thead>
          <tr>
            <th scope="col">Card</th>
            {piles.map(([pile, name, means]) => (
              <th key={pile} scope="col">
                <abbr title={`Cards ${means}`}>{name}</abbr>
              </th>
            ))}
            <th scope="col">Unseen</th>
          </tr>
        </thead>
        <tbody>
          {FOUGHT_WITH.map((one) => (
            <tr key={one}>
              <th scope="row">
                <CardSign kind={KINDS[one] ?? one} size={16} aria-hidden />
                {className(one, edition)}
              </th>
              {piles.map(([pile, , means]) => {
                const count = countOf(question[pile])[one];
                return (
                  <td key={pile}>
                    <PickCount
                      label={`${className(one, edition)}, ${means}`}
                      value={count}
                      most={count + left[one]}
                      onValueChange={(next) => set(pile, one, next)}
                    />
                  </td>
                );
              })}
              <td>
                {left[one]} <small>of {copies[one]}</small>
              </td>
            </tr>
          ))}
          <Others question={question} change={change} piles={piles} />
        </tbody>
      </table>
      {piles === HELD && (
        <Button size="small" kind="quiet" className={styles.ask} onClick={() => setAsked(true)}>
          <Plus size={14} aria-hidden />
          Cards that are gone
        </Button>
      )}
    </>
  );
}

/** Cards that do nothing in a battle: any that is left stands for another. */
function Others({ question, change, piles }: Editor & { readonly piles: Piles }) {
  const { edition, hand, known, seen } = question;
  const left = unseenOf(edition, [...hand, ...known, ...seen]);
  const sum = (counts: Readonly<Record<CardClass, number>>) =>
    OTHERS.reduce((all, one) => all + counts[one], 0);
  const set = (pile: Pile, count: number) => {
    const cards = [...question[pile]];
    for (let many = sum(countOf(cards)); many > count; many -= 1)
      cards.splice(
        cards.findLastIndex((one) => OTHERS.includes(one)),
        1,
      );
    const spare = OTHERS.flatMap((one) => Array.from({ length: left[one] }, () => one));
    cards.push(...spare.slice(0, Math.max(0, count - sum(countOf(question[pile])))));
    change({ [pile]: cards });
  };
  return (
    <tr>
      <th scope="row">Others</th>
      {piles.map(([pile, , means]) => {
        const count = sum(countOf(question[pile]));
        return (
          <td key={pile}>
            <PickCount
              label={`Other cards, ${means}`}
              value={count}
              most={count + sum(left)}
              onValueChange={(next) => set(pile, next)}
            />
          </td>
        );
      })}
      <td>
        {sum(left)} <small>of {sum(copiesIn(edition))}</small>
      </td>
    </tr>
  );
}

function withCount(cards: Cards, one: CardClass, count: number): Cards {
  return [...cards.filter((other) => other !== one), ...Array.from({ length: count }, () => one)];
}
