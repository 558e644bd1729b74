import { percent } from '@/app/_ui/base/percent';
import type { BattleQuestion } from '@/lib/board/odds/battle/question';
import { CARD_CLASSES, className, copiesIn, totalOf, unseenOf } from '@/lib/board/odds/cards';
import { chanceInPile } from '@/lib/board/setup/odds';
import { counted } from '@/lib/sentences';
import styles from '../odds.module.css';

/** How the rival's hand is counted. */
export function Unseen({ question }: { readonly question: BattleQuestion }) {
  const { edition, hand, known, seen, unknown } = question;
  const left = unseenOf(edition, [...hand, ...known, ...seen]);
  const unseen = totalOf(left);
  const deck = totalOf(copiesIn(edition));
  const rows = CARD_CLASSES.slice(0, 6);
  return (
    <section aria-labelledby="counting" className={styles.section}>
      <h2 id="counting">The counting</h2>
      <p>
        The deck has {deck} cards. You know where {deck - unseen} of them are, so{' '}
        {unknown === 0
          ? 'nothing of the rival’s hand is open.'
          : `${counted(unknown, 'card')} of the rival ${unknown === 1 ? 'is' : 'are'} any of the other ${unseen}, each as likely.`}{' '}
        With what it holds it may send any leader, with any weapon and defense or none, and dial any
        number, each alike; “at worst” it does what beats your plan, where its hand lets it.
      </p>
      {unknown > 0 && (
        <table className={styles.counting}>
          <thead>
            <tr>
              <th scope="col">Among its unknown cards</th>
              <th scope="col">Unseen</th>
              <th scope="col">At least one</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((one) => (
              <tr key={one}>
                <th scope="row">{className(one, edition)}</th>
                <td>
                  {left[one]} of {unseen}
                </td>
                <td>{percent(chanceInPile({ copies: left[one], unseen }, unknown))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
