import { Lock } from 'lucide-react';

export interface Ownership {
  readonly owned: number;
  /** Of those, how many lie in other built decks. */
  readonly reserved: number;
  readonly missing: number;
}

export function ownershipOf(need: number, owned: number, reserved: number): Ownership {
  const taken = Math.min(owned, reserved);
  return { owned, reserved: taken, missing: Math.max(0, need - (owned - taken)) };
}

/** "3", with a lock and the number in other built decks, and what is lacking; `brief`: that alone. */
export function OwnershipMark({
  owned,
  reserved,
  missing,
  brief = false,
}: Ownership & { readonly brief?: boolean }) {
  const words = [
    `${owned} owned`,
    ...(reserved > 0 ? [`${reserved} reserved by other built decks`] : []),
    ...(missing > 0 ? [`${missing} missing`] : []),
  ].join(', ');
  return (
    <span className="inline-flex items-center gap-6px text-s text-nowrap" title={words}>
      <span className="visually-hidden">{words}</span>
      {!brief && (
        <span aria-hidden className={owned === 0 ? 'text-muted' : undefined}>
          {owned}
        </span>
      )}
      {!brief && reserved > 0 && (
        <span aria-hidden className="inline-flex items-center gap-2px text-muted">
          <Lock size={11} />
          {reserved}
        </span>
      )}
      {missing > 0 && (
        <span aria-hidden className="text-warning font-semibold">
          lacks {missing}
        </span>
      )}
    </span>
  );
}
