'use client';
import { styled } from 'styled-components';
import { changesBar } from '#trade/changes-bar.variants.ts';
import { companyDetails } from '#trade/company-details.variants.ts';
import { dialogForm } from '#trade/DialogForm.styles.ts';

export const Root = styled.div`
  @layer guildhall.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    max-inline-size: 60rem;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    ${companyDetails}
    ${changesBar}
    > [data-part='form'][hidden] {
      display: none;
    }
    > [data-part='sections']:first-child > [data-part='section']:first-child {
      padding-block-start: 0;
      border-block-start: 0;
    }
    [data-part='logo'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gh-space-2);
    }
    [data-part='identity'] {
      display: grid;
      justify-items: start;
      gap: var(--gh-space-2);
    }
  }
`;

/** The form in the dialog. */
export const IdentityForm = styled.form`
  @layer guildhall.components {
    ${dialogForm}
  }
`;
