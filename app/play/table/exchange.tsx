import { memo } from 'react';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { ViewedHouse } from '@/lib/engine/state/view';
import { croe } from '@/lib/rules/exchange-rate';
import { counted, plural } from '@/lib/sentences';
import styles from './exchange.module.css';
import { Figure } from './figure';
import { shortName } from './short-names';
import { useTable } from './table-context';

/** Where the Guild Hoard is as good as full: from here on a spice is worth one solari. */
const FULL = 13;

/** The CHOAM exchange between the Houses: the CROE as a die, the Guild Hoard as a vessel. */
export function Exchange() {
  const { guildHoard, houses, ranks, players } = useTable().view;
  const rate = croe(guildHoard);
  const silent = players - houses.length;
  return (
    <section className={styles.exchange} aria-label="CHOAM exchange">
      <div
        className="flex items-center gap-3"
        title="CROE, the CHOAM rate of exchange: what the next spice costs or brings. It falls as the Guild Hoard fills."
      >
        <Die rate={rate} />
        <span>
          <span className={`${styles.name} wide-only`}>Exchange rate</span>
          <b>{rate}</b> <span className="wide-only">{plural(rate, 'solari')} a spice</span>
          <span className={styles.short} aria-hidden>
            a spice
          </span>
        </span>
      </div>
      <div
        className="flex items-center gap-3"
        title="The spice that the Guild holds for sale: the more there is, the cheaper it is."
      >
        <Vessel spice={guildHoard} />
        <span>
          <span className={`${styles.name} wide-only`}>Guild Hoard</span>
          <Figure value={guildHoard} /> <span className="wide-only">spice</span>
          <span className={styles.short} aria-hidden>
            left
          </span>
        </span>
      </div>
      <div className={styles.ranks}>
        <span className={styles.name}>
          Initiative{silent > 0 && `, ${counted(silent, 'silent rival')}`}
        </span>
        {ranks.length === 0 ? (
          <span>not settled yet</span>
        ) : (
          <ol>
            {ranks.map((seat) => (
              <li key={seat}>
                <Ranked house={houses[seat]} isShort={ranks.length > 2} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

/** A House in the order of initiative; of more than two the sign alone, for all have one line. */
function Ranked({
  house,
  isShort,
}: {
  readonly house: ViewedHouse | undefined;
  readonly isShort: boolean;
}) {
  if (house === undefined) return null;
  if (!isShort) return shortName(house.name);
  return (
    <span className="inline-flex" title={house.name}>
      <PowerIcon power={house.sponsor} coloured size={18} />
      <span className="visually-hidden">{house.name}</span>
    </span>
  );
}

/** By number, where the pips of a die lie, as SVG writes points. */
const PIPS = [
  '',
  '12,12',
  '7,7 17,17',
  '6.5,6.5 12,12 17.5,17.5',
  '7,7 17,7 7,17 17,17',
  '7,7 17,7 12,12 7,17 17,17',
  '7,6.5 17,6.5 7,12 17,12 7,17.5 17,17.5',
];

const Die = memo(function Die({ rate }: { readonly rate: number }) {
  return (
    <svg viewBox="0 0 24 24" width={28} height={28} className={styles.die} aria-hidden="true">
      <rect x="1.5" y="1.5" width="21" height="21" rx="4" />
      {PIPS[rate]?.split(' ').map((pip) => {
        const [x, y] = pip.split(',');
        return <circle key={pip} cx={x} cy={y} r="2.1" />;
      })}
    </svg>
  );
});

function Vessel({ spice }: { readonly spice: number }) {
  const filled = Math.min(1, spice / FULL);
  const outline = 'M4 2h16v4l2 4v24c0 3-3 4-10 4S2 37 2 34V10l2-4z';
  return (
    <svg viewBox="0 0 24 40" width={18} height={30} className={styles.vessel} aria-hidden="true">
      <clipPath id="vessel">
        <path d={outline} />
      </clipPath>
      <g clipPath="url(#vessel)">
        <rect className={styles.spice} x="0" y={38 - 32 * filled} width="24" height="40" />
      </g>
      <path d={outline} fill="none" />
    </svg>
  );
}
