import { loadCatalogue } from '@/lib/cards/load';
import type { Deck } from '@/lib/decks/deck';
import { parseDeck } from '@/lib/decks/parse';
import { check, createChecker } from '@/lib/legality/check';
import { SHIPPED_FORMATS } from '@/lib/legality/formats';
import { whatAddingBreaks } from '@/lib/legality/preview';
import { type BenchResult, judged, quantile } from './bench';
