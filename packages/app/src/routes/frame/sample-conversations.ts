/** What the message preview shows to guests and to companies without connections, marked as made up. */
export const sampleConversations = [
  {
    _id: 'sample-1',
    companyName: 'Northgate Foundry',
    preview: 'The drawings are approved.',
    sample: true,
  },
  {
    _id: 'sample-2',
    companyName: 'Marigold Retail',
    preview: 'Could you hold 200 units?',
    sample: true,
  },
  {
    _id: 'sample-3',
    companyName: 'Harbour Pharma',
    preview: 'Certificate attached.',
    sample: true,
  },
  {
    _id: 'sample-4',
    companyName: 'Delta Systems',
    preview: 'Thank you, see you on Monday.',
    sample: true,
  },
];
