'use client';

import { useMissedPath } from '@/app/_ui/base/address';

/** The address that leads nowhere, to be looked over; "It" till it is known. */
export function MissedPath() {
  const path = useMissedPath();
  return path === null ? 'It' : <b className="wrap-anywhere">{path}</b>;
}
