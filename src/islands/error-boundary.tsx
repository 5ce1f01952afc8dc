import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Rendered in place of children that threw; `retry` renders them again. */
  renderFallback: (retry: () => void) => ReactNode;
  onError?: () => void;
  /** A change of this value renders the children again. */
  resetKey?: unknown;
  children: ReactNode;
}

interface State {
  isBroken: boolean;
  resetKey?: unknown;
}

/** Error boundary: renders a fallback in place of children that throw while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { isBroken: false, resetKey };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const { renderFallback, children } = this.props;
    return this.state.isBroken ? renderFallback(() => this.setState({ isBroken: false })) : children;
  }
}
