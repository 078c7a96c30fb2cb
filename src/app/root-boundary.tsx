import { Component, type ReactNode } from 'react';

import { showCopy } from '#src/platform/page-document/page-document.ts';

type Props = {
  readonly children: ReactNode;
  /** The built HTML as it was before React took over, and the path it belongs to. */
  readonly server: { readonly path: string; readonly root: Element | null };
  /** Shown after an error where the built HTML is of another page: on the landing page of a partner. */
  readonly fallback?: ReactNode;
};

/**
 * Keeps the page readable when a component throws: the built HTML comes back, which works without
 * script. An error on another page loads that page afresh, where this same rule holds.
 */
export class RootBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    if (location.pathname !== this.props.server.path) location.reload();
  }

  private readonly showServer = (host: HTMLElement | null) => showCopy(this.props.server.root, host);

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    if (!this.props.server.root) return this.props.fallback;
    return <div ref={this.showServer} />;
  }
}
