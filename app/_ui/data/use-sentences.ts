'use client';

import { useSyncExternalStore } from 'react';
import type { CardId } from '@/lib/cards/card';
import { createResource, type Resource, type ResourceState } from './resource';

/** By card, a sentence an ability. A card that is not there does not run in the engine yet. */
type Sentences = ReadonlyMap<CardId, readonly string[]>;

const resource: Resource<Sentences> = createResource(
  '/data/sentences',
  (file) => new Map(Object.entries((file as { readonly sentences: object }).sentences)),
);

const LOADING: ResourceState<Sentences> = { status: 'loading' };
const never = () => () => {};

/** What the cards do in our own words, fetched once for all who ask. Not `asked`, nothing is fetched. */
export function useSentences(asked = true): ResourceState<Sentences> {
  return useSyncExternalStore(
    asked ? resource.subscribe : never,
    asked ? resource.read : () => LOADING,
    () => LOADING,
  );
}
