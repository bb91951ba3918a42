/** What the message preview shows to guests and to companies without connections. */
export const sampleConversations = [
  { _id: 'sample-1', companyName: 'Northgate Foundry', preview: 'The drawings are approved.', time: '09:41' },
  { _id: 'sample-2', companyName: 'Marigold Retail', preview: 'Could you hold 200 units?', time: '09:12' },
  { _id: 'sample-3', companyName: 'Harbour Pharma', preview: 'Certificate attached.', time: 'Yesterday' },
  { _id: 'sample-4', companyName: 'Delta Systems', preview: 'Thank you, see you on Monday.', time: 'Friday' },
];
