import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the built page may do, word for word: any change has to be made here as well, on purpose. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "worker-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lanternfall lanternfall-offline',
];

const root = join(__dirname, '..', '..');
const config = readFileSync(join(root, 'webpack.config.js'), 'utf8');

describe('the policy of the built page', () => {
  it('is exactly this', () => {
    const [, lines = ''] = /const CONTENT_SECURITY_POLICY = \[\n(.*?)\n\]\.join\('; '\);/s.exec(config) ?? [];
    const policy = lines.split('\n').map((line) => line.trim().replace(/^(["'])(.*)\1,$/, '$2'));
    expect(policy).toEqual(POLICY);
  });

  it('is in the built page, and lazy parts load only through the named policy', () => {
    expect(config).toContain("meta: production ? { csp: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY } } : {},");
    expect(config).toContain("trustedTypes: { policyName: 'lanternfall' },");
  });

  it('is not weakened by the page itself', () => {
    const page = readFileSync(join(root, 'index.html'), 'utf8');
    // The only script that it names is a file of its own.
    expect(page).not.toMatch(/http-equiv|<script(?! src="<%= early %>"><\/script>)|<style|\son\w+=|\sstyle=|"javascript:/i);
  });
});
