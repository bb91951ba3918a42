import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ReportForm',
  element: 'form',
  whenToUse: ['In a `Dialog` of size md whose title names what is reported.'],
  whenNotToUse: ['To keep a company away: the block of CompanyMenu.'],
  parts: {
    root: 'The form.',
    intro: 'Who reads the report.',
    fields: 'The field.',
    actions: 'Reset and Send report.',
  },
  dataAttributes: {},
  keyboard: { Tab: 'Moves from the field to the buttons.' },
};
