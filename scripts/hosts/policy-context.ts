import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const cspHash = z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'must look like sha256-…');
const origin = z.string().refine(isHttpOrigin, 'must be an http(s) origin without a path, or empty');
const formerPath = z.string().regex(/^(?:\/[^\s*:/?#]+)+$/, 'must be one path, without a slash at its end');
const target = z.string().regex(/^\/(?!\/)[^\s*:]*$/, 'must be one path on this site');

const policyContextSchema = z.strictObject({
  scriptHashes: z.array(cspHash).describe('Hashes of the inline scripts, without quotes.'),
  styleHashes: z.array(cspHash).describe('Hashes of the inline styles, without quotes.'),
  apiOrigin: origin.describe('Scheme and host of the platform API; empty when it is the own origin.'),
  assetOrigin: origin
    .refine((value) => /^(https:|http:\/\/localhost:)/.test(value), 'must be an https origin')
    .optional()
    .describe('Where static files come from; absent when it is the own origin.'),
  trustPolicies: z
    .array(z.string().regex(/^(?:[\w#]+|'allow-duplicates')$/, 'must be a name or a keyword'))
    .optional()
    .describe('Names of the policies by which text may become code; absent where that is not restricted.'),
  mainHosts: z
    .string()
    .optional()
    .describe('Further hosts that show the main site, comma-separated: `VITE_MAIN_HOSTS`.'),
  captchaOrigin: origin.optional().describe('Where the captcha comes from; absent when none is in use.'),
  reportUrl: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe('Where browsers report what the policy refused; absent without a reader.'),
  analyticsOrigin: origin
    .optional()
    .describe('Where the analytics tag comes from; absent when there is none.'),
  adsOrigin: origin.optional().describe('Where the advertising tag comes from; absent when there is none.'),
  consentOrigin: origin
    .optional()
    .describe("Where a vendor's consent script comes from; absent without one."),
  redirects: z.array(z.strictObject({ from: formerPath, to: target })).describe('Former path → path.'),
});

export type PolicyContext = z.infer<typeof policyContextSchema>;

/** In `deploy/`, for the preview and the checks of a deployment. */
export const POLICY_FILE = 'policy.json';

/** Checks a context and returns it; throws an Error that names each wrong field. */
export function parsePolicyContext(value: unknown): PolicyContext {
  const result = policyContextSchema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`The policy context is not valid:\n${z.prettifyError(result.error)}`);
}

/** Reads the context of a built site. Throws when there was none, or it is not valid. */
export async function readPolicyContext(file: string): Promise<PolicyContext> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is missing. Run \`npm run build\` first: the build writes it.`);
  });
  return parsePolicyContext(JSON.parse(text));
}

export function isHttpOrigin(value: string): boolean {
  if (value === '') return true;
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}
