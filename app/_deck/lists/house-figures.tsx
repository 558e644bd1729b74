import type { houseStart } from '@/lib/decks/profile';

/** What a House begins with, and the exchange with it. */
export function HouseFigures({
  start,
  className,
}: {
  readonly start: ReturnType<typeof houseStart>;
  readonly className: string | undefined;
}) {
  const figures = [
    ['Treasury', start.treasury],
    ['Favor', start.favor],
    ['Hoard', start.hoard],
    ['Guild Hoard', start.guildHoard],
    ['CROE', start.croe],
  ] as const;
  return (
    <dl className={className}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
