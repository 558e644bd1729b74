'use client';

import { useSyncExternalStore } from 'react';
import type { Conflict, Rule } from '@/lib/rules/citations';
import { createResource, type Resource, type ResourceState } from './resource';

/** What /data/rules sends. */
export interface RulesFile {
  readonly version: string;
  readonly rules: readonly Rule[];
  readonly conflicts: readonly Conflict[];
}

export type RulesById = ReadonlyMap<string, Rule | Conflict>;

const resource: Resource<RulesById> = createResource('/data/rules', (file) => {
  const { rules, conflicts } = file as RulesFile;
  return new Map([...rules, ...conflicts].map((entry) => [entry.id, entry] as const));
});

const LOADING: ResourceState<RulesById> = { status: 'loading' };

/** Every rule and conflict by id, fetched once for all who ask. */
export function useRules(): ResourceState<RulesById> {
  return useSyncExternalStore(resource.subscribe, resource.read, () => LOADING);
}
