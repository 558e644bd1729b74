import { ChevronRight } from 'lucide-react';
import { classes } from '@/app/_ui/base/classes';
import { late } from '@/app/_ui/base/late';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import { SponsorSeal } from '@/app/_ui/icons/sponsor-seal';
import type { Catalogue } from '@/lib/cards/catalogue';
import { couldStandWith } from '@/lib/cards/query/sponsor';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import {
  adversariesOf,
  POWERS,
  type Power,
  type PowerGroup,
  powerGroup,
  powerName,
  powerShortName,
} from '@/lib/rules/powers';
import styles from './sponsor-choice.module.css';
import { SPONSOR_STYLES } from './sponsor-styles';

// The persona is drawn when all cards are there.
const DeckCover = late(() =>
  import('@/app/_deck/lists/deck-cover').then((module) => module.DeckCover),
);

const GROUPS: readonly (readonly [PowerGroup, string])[] = [
  ['landsraad', 'Landsraad'],
  ['choam', 'CHOAM'],
  ['unrecognised', 'Unrecognised'],
];

/** The nine Powers by group, each a button that begins a deck: how it plays, and whose cards it bars. */
export function SponsorChoice({
  namesSamples = false,
  onChoose,
}: {
  /** Where the samples do not stand beside them. */
  readonly namesSamples?: boolean;
  readonly onChoose: (sponsor: Power) => void;
}) {
  const state = useCatalogue();
  const catalogue = state.status === 'ready' ? state.catalogue : null;
  return (
    <div className={styles.groups}>
      {GROUPS.map(([group, name]) => (
        <section key={group} aria-label={name}>
          <h3 className={styles.group}>{name}</h3>
          <ul className={classes(styles.tiles, 'flex flex-col gap-2 mt-2')}>
            {POWERS.filter((power) => powerGroup(power) === group).map((power) => (
              <li key={power}>
                <button type="button" className={styles.power} onClick={() => onChoose(power)}>
                  <span className={styles.cover}>
                    <Cover power={power} catalogue={catalogue} />
                  </span>
                  <span className={styles.words}>
                    <span className={styles.name}>{powerName(power)}</span>
                    <span className={styles.style}>{SPONSOR_STYLES[power]}</span>
                    <span className={styles.adversaries}>
                      No {adversariesOf(power).map(powerShortName).join(' or ')} cards
                      {catalogue && `\u00a0· ${openTo(power, catalogue)} others`}
                    </span>
                    {namesSamples && (
                      <span className={styles.adversaries}>Sample: {sampleOf(power)?.name}</span>
                    )}
                  </span>
                  <ChevronRight size={18} className={styles.onward} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** How many cards its decks may hold. */
function openTo(power: Power, { cards }: Catalogue): number {
  return cards.filter((card) => couldStandWith(card, power)).length;
}

const sampleOf = (power: Power) => SAMPLE_DECKS.find(({ id }) => id === power)?.deck;

/** As the sample deck of a sponsor looks. */
function Cover({
  power,
  catalogue,
}: {
  readonly power: Power;
  readonly catalogue: Catalogue | null;
}) {
  const seal = <SponsorSeal power={power} />;
  const sample = sampleOf(power);
  return sample ? <DeckCover deck={sample} catalogue={catalogue} meanwhile={seal} /> : seal;
}
