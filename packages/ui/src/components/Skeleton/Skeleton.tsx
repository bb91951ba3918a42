'use client';
import type { ComponentProps, CSSProperties } from 'react';
import { Root } from './Skeleton.styles.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * The shape of the content: a line of `text` as high as the text around it, a `rect` such as a picture, or a
   * `circle` such as an avatar.
   * @default 'text'
   */
  shape?: 'text' | 'rect' | 'circle' | undefined;
  /**
   * The width the content will take, in px or as any CSS length. Nothing moves when it arrives if this is right.
   * @default '100%'
   */
  width?: number | string | undefined;
  /**
   * The height the content will take, in px or as any CSS length. A `text` needs none and a `circle` is as high
   * as it is wide.
   */
  height?: number | string | undefined;
}

const toLength = (value: number | string | undefined) => (typeof value === 'number' ? `${value}px` : value);

/**
 * A placeholder for content that is loading. It says nothing itself: whatever holds the skeletons is a `status` named
 * after what is loading.
 */
export function Skeleton({ shape = 'text', width, height, style, ...rest }: SkeletonProps) {
  const measure = { '--_width': toLength(width), '--_height': toLength(height), ...style } as CSSProperties;
  return <Root data-component="Skeleton" data-shape={shape} aria-hidden {...rest} style={measure} />;
}
