import { cloudFrontUpload } from './cloudfront-upload.ts';
import { compileEdge } from '../edge/compile-edge.ts';
import { headerRules } from '../policy.ts';
import { assertAtMost, type HostSite, toJson } from '../site-paths.ts';

const maxFunctionBytes = 10 * 1024;
const maxCustomHeaders = 10;
const maxCustomCharacters = 10_240;

/** Renders the policy for CloudFront before a bucket: two functions, two parts of its settings, and the upload. */
export async function renderCloudFront(host: HostSite): Promise<Record<string, string>> {
  const withoutList = { ...host, pages: [] };
  const whole = await compileEdge('cloudfront-request', host);
  const isTooLong = Buffer.byteLength(whole) > maxFunctionBytes;
  const files = {
    // Some 400 pages fit; of more of them it goes by the form of a path.
    'viewer-request.js': isTooLong ? await compileEdge('cloudfront-request', withoutList) : whole,
    'viewer-response.js': await compileEdge('cloudfront-response', withoutList),
  };
  for (const [name, text] of Object.entries(files)) {
    assertAtMost(Buffer.byteLength(text), maxFunctionBytes, 'CloudFront', `bytes in ${name}`);
  }
  return {
    ...files,
    'response-headers-policy.json': toJson(responseHeadersPolicy(host)),
    'custom-error-responses.json': toJson(customErrorResponses),
    'upload.sh': cloudFrontUpload(host.context),
  };
}

// A bucket that may not be listed answers 403 for what it does not have.
const customErrorResponses = {
  Quantity: 2,
  Items: [403, 404].map((ErrorCode) => ({
    ErrorCode,
    ResponsePagePath: '/404.html',
    ResponseCode: '404',
    ErrorCachingMinTTL: 10,
  })),
};

function responseHeadersPolicy({ context }: HostSite) {
  const everywhere = headerRules(context).filter(({ path, hosts }) => path === '/*' && hosts === 'all');
  const {
    'Content-Security-Policy': ContentSecurityPolicy = '',
    'Strict-Transport-Security': transport = '',
    'Referrer-Policy': ReferrerPolicy = '',
    'X-Content-Type-Options': _nosniff,
    ...others
  } = Object.fromEntries(everywhere.flatMap(({ headers }) => Object.entries(headers)));
  const custom = Object.entries(others);
  assertAtMost(custom.length, maxCustomHeaders, 'CloudFront', 'custom headers');
  assertAtMost(custom.flat().join('').length, maxCustomCharacters, 'CloudFront', 'characters in them');
  const Override = true;
  return {
    Name: 'site',
    Comment: 'Made by the build of the site: replace it with each release',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override, ContentSecurityPolicy },
      StrictTransportSecurity: {
        Override,
        IncludeSubdomains: transport.includes('includeSubDomains'),
        Preload: false,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
      },
      ContentTypeOptions: { Override },
      ReferrerPolicy: { Override, ReferrerPolicy },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override })),
    },
  };
}
