import type { Format } from '@/lib/legality/format';
import { setName } from '@/lib/rules/taxonomy';
import styles from '../settings.module.css';

/** A format in a few lines. */
export function FormatFacts({
  format,
  shipped,
}: {
  readonly format: Format;
  readonly shipped: boolean;
}) {
  return (
    <div className="flex flex-col gap-1 min-w-0">
      <h3>
        {format.name} {shipped && <span className={styles.mark}>comes with the Registry</span>}
      </h3>
      {format.summary && <p>{format.summary}</p>}
      <p className="text-s text-muted">{factsOf(format).join(' · ')}</p>
    </div>
  );
}

function factsOf(format: Format): readonly string[] {
  return [
    format.sets.map(setName).join(', '),
    `at least ${format.imperialMinimum} Imperial and ${format.houseMinimum} House cards`,
    `up to ${format.houseCopies} of a House title`,
    format.uniqueness === 'character' ? 'one card of a person' : 'one card of a title',
    format.programs ? 'programs' : 'no programs',
    ...(format.sponsorAllegianceFree ? ['the sponsor’s own House cards are free'] : []),
    ...(format.banned.length > 0 ? [`${format.banned.length} banned`] : []),
    ...(format.restricted.length > 0 ? [`${format.restricted.length} restricted`] : []),
  ];
}
