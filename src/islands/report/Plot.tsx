import type { ComponentProps, CSSProperties, ReactNode } from 'react';

/** A place on a plot, in shares of it: from where the writing starts, and from its foot. */
export const at = (x: number, y: number): CSSProperties => ({
  insetInlineStart: `${x * 100}%`,
  insetBlockEnd: `${y * 100}%`,
});
/** A stretch of its height, in shares of it. */
export const between = (low: number, high: number): CSSProperties => ({
  insetBlockEnd: `${low * 100}%`,
  blockSize: `${(high - low) * 100}%`,
});
/** 1000 wide and 1000 high, stretched over what holds it, its start where the writing starts. */
export function Drawing({ className = '', ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      {...rest}
      className={`mirror ${className}`}
      aria-hidden="true"
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
    />
  );
}

interface Props extends ComponentProps<'div'> {
  /** Lines across, by their height. */
  readonly across?: readonly number[];
  /** Those of what is aimed for: they stay visible above what is drawn. */
  readonly targets?: readonly number[];
  /** What is aimed for, from one height to another, and the word on it. */
  readonly ground?: readonly [low: number, high: number] | undefined;
  readonly groundWord?: ReactNode;
  /** On the drawing. */
  readonly drawing: ReactNode;
}

/** The frame of a picture that measures: grounds and lines across it, what is drawn, and above that what stands at a place. Heights are shares. */
export function Plot({
  across = [],
  targets = [],
  ground,
  groundWord,
  drawing,
  className = '',
  children,
  ...rest
}: Props) {
  return (
    <div {...rest} className={`plot ${className}`}>
      {across.map((y) => (
        <i key={y} className="across" style={at(0, y)} />
      ))}
      {ground && (
        <i className="ground" style={between(...ground)}>
          {groundWord}
        </i>
      )}
      <Drawing>{drawing}</Drawing>
      {targets.map((y) => (
        <i key={y} className="across" data-target="" style={at(0, y)} />
      ))}
      {children}
    </div>
  );
}
