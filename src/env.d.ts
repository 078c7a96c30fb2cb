/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Main host of the brand; set by the build from content/site.ts. */
  readonly VITE_BRAND_HOST: string;
  /** Further hosts that show the main site, comma-separated. */
  readonly VITE_MAIN_HOSTS?: string;
  /** Origin of the platform's API; empty means the same origin. */
  readonly VITE_API_ORIGIN?: string;
  /** Origin of scripts, styles, fonts, pictures and films; empty means the same origin. */
  readonly VITE_ASSET_ORIGIN?: string;
  /** Site key of reCAPTCHA v3. Without it the contact form sends nothing and offers the mail address. */
  readonly VITE_RECAPTCHA_KEY?: string;
  /** Where reCAPTCHA's script comes from: an origin, or `self` for a stand-in on the site's own. */
  readonly VITE_RECAPTCHA_ORIGIN?: string;
  /** Measurement id of Google Analytics 4. Without it no page view is counted. */
  readonly VITE_GA_ID?: string;
  /** Id of the Google Ads tag. Without it there is none. */
  readonly VITE_ADS_ID?: string;
  /** Where both tags come from: the origin of a tagging server, or `self` for a stand-in on the site's own. */
  readonly VITE_TAG_ORIGIN?: string;
  /** Address of a vendor's consent script, in place of the built-in tool. */
  readonly VITE_CONSENT_SCRIPT?: string;
  /** The window's event with which that script reports the visitor's answer. */
  readonly VITE_CONSENT_EVENT?: string;
  /** The function by which that script opens its settings again, such as `Vendor.showSettings`. */
  readonly VITE_CONSENT_OPENER?: string;
}

type EarlyCall = {
  readonly answer: Promise<readonly [Response, ArrayBuffer]>;
  readonly timeout: AbortSignal;
};

interface Document {
  /** True while a browser prepares the page ahead; not every browser does. */
  readonly prerendering?: boolean;
}

interface Navigator {
  /** The connection, in browsers that report it. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

interface Window {
  /** Trusted Types; not every browser has them. */
  readonly trustedTypes?: {
    readonly createPolicy: <Rules>(name: string, rules: Rules) => Rules;
    readonly defaultPolicy?: unknown;
  };
  /** Control that was clicked before the site's script ran; the boot script keeps the last. */
  earlyClick?: HTMLElement;
  /** The queue of commands for Google's tag. */
  dataLayer?: unknown[];
  /** Comes with reCAPTCHA's script. */
  grecaptcha?: import('#src/platform/captcha.ts').Captcha;
  /** The landing page of partners, which the head script asked for where a host serves the home page. */
  partnerPage?: Promise<Response>;
  /** Of a film's page in development: shows a moment of the film. Moments that look alike have one answer. */
  showFrame?: (second: number) => string;
  /** Calls of a partner's page that the head script made: id of the endpoint → its answer, read to the end. */
  earlyCalls?: Record<string, EarlyCall>;
}
