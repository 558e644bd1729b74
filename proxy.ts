import { type NextRequest, NextResponse } from 'next/server';

/** Every page gets a strict policy with a fresh nonce: own scripts only, and no request off this origin. */
export function proxy(request: NextRequest) {
  const nonce = btoa(crypto.randomUUID());
  const development = process.env.NODE_ENV === 'development';
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

/**
 * Files that are there need no policy; the worker and the answers below /api bring their own, for Next
 * would wait for the whole body of a request first. Any other name is a page that says so.
 */
export const config = {
  matcher: [
    '/((?!_next/static/|(?:api/(?:cards|check|deal|board/(?:check|battle|odds))|icon\\.svg|apple-icon\\.png|icons/(?:192|512|maskable)\\.png|manifest\\.webmanifest|sw\\.js|offline-worker\\.js)$).*)',
  ],
};
