import { Checkbox, TextInput } from '@/app/_ui/base/field';
import { percent } from '@/app/_ui/base/percent';
import {
  BIDDING_FIELDS,
  biddingAnswer,
  biddingQuestion,
  MOST_WORTH,
} from '@/lib/board/odds/bidding';
import { type CardClass, className, copiesIn, countOf, totalOf } from '@/lib/board/odds/cards';
import { counted } from '@/lib/sentences';
import { EditionChoice } from '../edition-choice';
import { RuleIds } from '../rule-ids';
import { Amount } from './fields';
import { Fold } from './fold';
import styles from './odds.module.css';
import { PickCount } from './pick';
import { Scroll } from './scroll';
import { tenth } from './tenth';
import { useQuestion } from './use-question';

/** What a card that lies face down for the bidding may be, and what it is worth. */
export function Bidding() {
  const { question, change } = useQuestion(BIDDING_FIELDS, biddingQuestion);
  const { edition, seen, cards, harkonnen } = question;
  const { unseen, rows, worth, pays } = biddingAnswer(question);
  const deck = totalOf(copiesIn(edition));
  const counts = countOf(seen);
  const see = (one: CardClass, count: number) =>
    change({
      seen: [...seen.filter((other) => other !== one), ...Array.from({ length: count }, () => one)],
    });
  return (
    <div className={styles.desk}>
      <Fold summary="The card for sale, and what is known">
        <div className={styles.asked}>
          <div className={styles.row}>
            <EditionChoice value={edition} onValueChange={(next) => change({ edition: next })} />
            <Amount
              label="Cards up for bidding"
              value={cards}
              min={1}
              max={6}
              onValueChange={(next) => change({ cards: next })}
            />
          </div>
          <Checkbox checked={harkonnen} onCheckedChange={(isOn) => change({ harkonnen: isOn })}>
            You play Harkonnen: each card that you buy brings another
          </Checkbox>
          <p className={styles.verdict}>
            <b>{tenth(worth)} spice</b> is what {harkonnen ? 'a bid' : 'a hidden card'} is worth on
            average.
          </p>
          <p>
            {unseen === 0
              ? 'Every card was seen: there is none to bid for.'
              : `You have seen ${deck - unseen} of the ${deck} cards, so the next is any of the other ${unseen}, each as likely. Their worths together, divided by ${unseen}, make that average${harkonnen ? ', twice for two cards' : ''}. With ${percent(pays)} a card is worth no less than the average.`}
          </p>
          <p className="text-s text-muted">
            Seen is what you hold, what was discarded since the deck was shuffled, and what you know
            in other hands. The worths are those that the computer plays by: put your own.
          </p>
          <RuleIds
            ids={
              edition === '2019'
                ? ['GF9-card-deck-01', 'GF9-bid-04', 'GF9-bid-10', 'GF9-harkonnen-08']
                : ['DES-card-deck-01', 'DES-bid-01', 'DES-bid-03', 'DES-harkonnen-07']
            }
          />
        </div>
      </Fold>
      <section aria-labelledby="cards" className={styles.section}>
        <h2 id="cards">What it may be</h2>
        <Scroll label="The cards">
          <table className={styles.bids}>
            <thead>
              <tr>
                <th scope="col">Card</th>
                <th scope="col">Seen</th>
                <th scope="col">Unseen</th>
                <th scope="col">This card</th>
                <th scope="col">{cards === 1 ? 'Of one' : `One of ${cards}`}</th>
                <th scope="col">Worth</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => {
                const name = className(row.card, edition);
                return (
                  <tr key={row.card}>
                    <th scope="row">{name}</th>
                    <td>
                      <PickCount
                        label={`${name}, seen`}
                        value={counts[row.card]}
                        most={row.copies}
                        onValueChange={(count) => see(row.card, count)}
                      />
                    </td>
                    <td>
                      {row.left} <small>of {unseen}</small>
                    </td>
                    <td>{percent(row.chance)}</td>
                    <td>{percent(row.among)}</td>
                    <td>
                      <TextInput
                        label={`Worth of: ${name}, in spice`}
                        labelHidden
                        type="number"
                        step={0.5}
                        min={-MOST_WORTH}
                        max={MOST_WORTH}
                        value={row.worth}
                        onValueChange={(text) =>
                          text !== '' && change({ [row.card]: Number(text) })
                        }
                      />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </Scroll>
        <p className="text-s text-muted">
          {counted(seen.length, 'card')} seen. “One of {cards}”: that at least one such card lies
          among all that are up.
        </p>
      </section>
    </div>
  );
}
