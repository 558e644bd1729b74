import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { factionOf } from '@/lib/board/factions/factions';
import { editionFrom } from '../../edition-from';
import { FactionSheet, factionTitle } from './faction-sheet';

interface Props {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const faction = factionOf((await params).id);
  return faction
    ? {
        title: factionTitle(faction),
        description: `${faction.name} in the Dune board game: start, leaders and advantages in both editions.`,
      }
    : { title: 'No such faction' };
}

export default async function FactionPage({ params, searchParams }: Props) {
  const faction = factionOf((await params).id);
  if (faction === undefined) notFound();
  return <FactionSheet faction={faction} edition={editionFrom((await searchParams).edition)} />;
}
