'use client';

import { useSyncExternalStore } from 'react';
import type { Ruling } from '@/lib/cards/rulings';
import { createResource, type Resource, type ResourceState } from './resource';

const resource: Resource<readonly Ruling[]> = createResource(
  '/data/rulings',
  (file) => (file as { readonly rulings: readonly Ruling[] }).rulings,
);

const LOADING: ResourceState<readonly Ruling[]> = { status: 'loading' };

/** Every ruling on cards, fetched once for all who ask. */
export function useRulings(): ResourceState<readonly Ruling[]> {
  return useSyncExternalStore(resource.subscribe, resource.read, () => LOADING);
}
