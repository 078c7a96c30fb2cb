import { Component, type ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  /** Shown in place of a part that failed. */
  readonly fallback?: ReactNode;
  readonly onError?: () => void;
};

/** Lets one part of a page fail alone: the error is logged, and the other parts stay. */
export class PartBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    this.props.onError?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
