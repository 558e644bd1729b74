import type { ReactNode } from 'react';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { FieldChange } from '@/lib/decks/compare';
import type { DeckProfile } from '@/lib/decks/deck';
import { cardName } from '@/lib/decks/names';
import type { Format } from '@/lib/legality/format';
import { findFormat } from '@/lib/legality/formats';
import { type Power, powerName } from '@/lib/rules/powers';
import { counted } from '@/lib/sentences';
import styles from './field-changes.module.css';

/** What the fields are called. */
const FIELD_NAMES: Readonly<Record<FieldChange['field'], string>> = {
  name: 'Name',
  houseName: 'House name',
  sponsor: 'Sponsor',
  homeWorld: 'Home world',
  players: 'Players',
  format: 'Format',
  profile: 'Profile',
  notes: 'Notes',
};

const BOTH = ['Before', 'After'] as const;

/** What differs beside the cards, as a table of before and after; notes, often long, apart. */
export function FieldChanges({
  fields,
  catalogue,
  own,
  sides = BOTH,
}: {
  readonly fields: readonly FieldChange[];
  readonly catalogue: Catalogue;
  readonly own: readonly Format[];
  /** What the two sides are called. */
  readonly sides?: readonly [before: string, after: string];
}) {
  const notes = fields.find((change) => change.field === 'notes');
  const short = fields.filter((change) => change.field !== 'notes');
  return (
    <>
      {short.length > 0 && (
        <section className="mt-8" aria-labelledby="fields">
          <h2 id="fields">Beside the cards</h2>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">{sides[0]}</th>
                <th scope="col">{sides[1]}</th>
              </tr>
            </thead>
            <tbody>
              {short.map((change) => {
                const [before, after] = valuesOf(change, catalogue, own);
                return (
                  <tr key={change.field}>
                    <th scope="row">{FIELD_NAMES[change.field]}</th>
                    <td>{before}</td>
                    <td>{after}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      )}
      {notes && (
        <details className={styles.notes}>
          <summary>The notes differ</summary>
          <div className={styles.both}>
            {valuesOf(notes, catalogue, own).map((text, at) => (
              <div key={sides[at]}>
                <h3>{sides[at]}</h3>
                <p>{text}</p>
              </div>
            ))}
          </div>
        </details>
      )}
    </>
  );
}

function valuesOf(
  change: FieldChange,
  catalogue: Catalogue,
  own: readonly Format[],
): readonly [ReactNode, ReactNode] {
  const both = <T,>(show: (value: T) => ReactNode, { before, after }: { before: T; after: T }) =>
    [show(before), show(after)] as const;
  switch (change.field) {
    case 'sponsor':
      return both(sponsor, change);
    case 'homeWorld':
      return both((id) => (id === null ? none('none chosen') : cardName(id, catalogue)), change);
    case 'format':
      return both((id) => findFormat(id, own)?.name ?? id, change);
    case 'profile':
      return both(profile, change);
    case 'players':
      return both(String, change);
    case 'name':
    case 'houseName':
    case 'notes':
      return both((text) => (text.trim() === '' ? none('empty') : text), change);
  }
}

function sponsor(power: Power): ReactNode {
  return (
    <span className="inline-flex items-center gap-6px">
      <PowerIcon power={power} coloured />
      {powerName(power)}
    </span>
  );
}

function profile({ favor, spice }: DeckProfile): string {
  return `${favor} favor, ${counted(spice, 'spice', 'spice')} bought`;
}

function none(words: string): ReactNode {
  return <span className="text-muted">{words}</span>;
}
