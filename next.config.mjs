/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  // npm test checks the types; a start need not wait for it again.
  typescript: { ignoreBuildErrors: true },
};

export default config;
