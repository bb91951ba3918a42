/** A time of day, so many days ago. */
function at(daysAgo: number, hours: number, minutes: number): string {
  const moment = new Date();
  moment.setDate(moment.getDate() - daysAgo);
  moment.setHours(hours, minutes, 0, 0);
  return moment.toISOString();
}

/** What the message preview shows to guests and to companies without connections. */
export const sampleConversations = [
  {
    _id: 'sample-1',
    companyName: 'Northgate Foundry',
    preview: 'The drawings are approved.',
    timestamp: at(0, 9, 41),
  },
  {
    _id: 'sample-2',
    companyName: 'Marigold Retail',
    preview: 'Could you hold 200 units?',
    timestamp: at(0, 9, 12),
  },
  {
    _id: 'sample-3',
    companyName: 'Harbour Pharma',
    preview: 'Certificate attached.',
    timestamp: at(1, 15, 30),
  },
  {
    _id: 'sample-4',
    companyName: 'Delta Systems',
    preview: 'Thank you, see you on Monday.',
    timestamp: at(3, 11, 5),
  },
];
