'use server';

/** Gets the order on the server, and says what has arrived. */
export async function sendOrder(_last: string, order: FormData): Promise<string> {
  const drawing = order.get('drawing') as File;
  const [day, pieces] = [order.get('day') as string, order.get('pieces') as string];
  return `${drawing.name} with ${await drawing.text()}, ${day}, ${pieces}`;
}
