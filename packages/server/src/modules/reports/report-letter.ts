import { reportWords, type LetterWriters } from '#mail/letters.ts';
import { openReports } from './queries.ts';

export const reportLetters: Pick<LetterWriters, 'report'> = {
  async report({ parameters }, { db, publicUrl }) {
    const report = await openReports(db).where('reports.id', '=', parameters.reportId).executeTakeFirst();
    return report && reportWords(report, publicUrl);
  },
};
