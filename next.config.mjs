import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

// The list of what works offline is read from the build, and a server may be started from any folder.
process.env.REGISTRY_ROOT = dirname(fileURLToPath(import.meta.url));

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  // npm test checks the types; a start need not wait for it again.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  // A page loads its own styles: by default each loads those of both tables too, and paints the later for it.
  experimental: { cssChunking: { type: 'graph', requestCost: 3_000 } },
};

export default config;
