'use client';

import { useMissedPath } from '@/app/_ui/base/address';
import { Link } from '@/app/_ui/base/link';
import { PLACES } from '@/app/_ui/shell/places';
import { nearest } from '@/lib/kernel/query/problem';

/** The address that leads nowhere, to be looked over; "It" till it is known. */
export function MissedPath() {
  const path = useMissedPath();
  return path === null ? 'It' : <b className="wrap-anywhere">{path}</b>;
}

/** The place whose address is nearly the one that leads nowhere; nothing where none is. */
export function NearestPlace() {
  const path = useMissedPath();
  const href = path && nearest(path, HREFS);
  return (
    href && (
      <>
        {' '}
        Did you mean <Link href={href}>{href}</Link>?
      </>
    )
  );
}

const HREFS = PLACES.map(([href]) => href);
