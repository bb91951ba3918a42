'use client';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Root } from './ProductEditor.styles.ts';

const fields = ['name', 'category', 'subcategory', 'industry', 'sku', 'keywords'];

/** The skeleton of a ProductEditor. */
export function ProductEditorSkeleton() {
  return (
    <Root data-component="ProductEditorSkeleton" aria-hidden>
      <div data-part="form">
        <div data-part="rail">
          <Skeleton width="60%" />
        </div>
        <div data-part="sections">
          <div data-part="section">
            <Skeleton width="6rem" />
            <div data-part="fields">
              {fields.map((field) => (
                <div key={field}>
                  <Skeleton width="5rem" />
                  <Skeleton shape="rect" height="var(--gh-control-md)" />
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
    </Root>
  );
}
