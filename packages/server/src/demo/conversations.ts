import type { CompanyKey } from './companies.ts';

/** The sender, the age in minutes, and the text. */
type DemoMessage = readonly [sender: CompanyKey, minutesAgo: number, content: string];

const day = 24 * 60;

/** Conversations between connected companies, oldest message first. */
export const conversations: readonly (readonly DemoMessage[])[] = [
  [
    [
      'chakravan',
      4 * day + 190,
      'Good morning. Could you quote CR2 coil in 1.2 mm, slit to 310 mm? We would take about 40 tonnes a month.',
    ],
    [
      'lohvira',
      4 * day + 151,
      'Good morning, Meera. Yes, 310 is a comfortable width for us. Is it for backing plates?',
    ],
    [
      'chakravan',
      4 * day + 147,
      'It is. Hardness between 50 and 60 HRB, please; the last supplier was all over the place.',
    ],
    [
      'lohvira',
      4 * day + 96,
      'We temper to 52 to 58 and print it on the certificate. Rs. 68,450 a tonne less 4 %, ex works. Freight to Sriperumbudur is about 3,900 a tonne.',
    ],
    [
      'chakravan',
      3 * day + 420,
      'Freight hurts a little. Would you do better if we fix a schedule for the year?',
    ],
    [
      'lohvira',
      3 * day + 377,
      'For 480 tonnes I can hold the price for two quarters and share the freight half and half.',
    ],
    [
      'chakravan',
      3 * day + 340,
      'That is fair. Please send three coils first, so that our press shop can try them.',
    ],
    [
      'lohvira',
      2 * day + 512,
      'Three coils are slit and oiled. They leave on Thursday with the certificates in the cab.',
    ],
    [
      'chakravan',
      day + 233,
      'The trial coils ran all night. Not one split. The die setter wants to marry your rolling mill.',
    ],
    [
      'lohvira',
      day + 208,
      'I will tell them, they will be unbearable for a week. Shall I draw up the schedule?',
    ],
    ['chakravan', 171, 'Please do. First lot of 40 tonnes for the 9th, then every month on the same date.'],
    ['lohvira', 148, 'Noted. You have the draft by this evening, with the half-and-half freight in writing.'],
    ['lohvira', 34, 'Draft is in your mail. One question: 310 plus or minus 0.2, or do you need 0.15?'],
  ],
  [
    [
      'haatbeat',
      3 * day + 305,
      'Hello from Bhiwandi. We saw your request for brake disc cartons. Eighty centimetres at 16 kg is no trouble with five-ply and a corner pad.',
    ],
    [
      'chakravan',
      3 * day + 262,
      'Good to hear. Discs are sharp at the rim, though. Have you packed castings before?',
    ],
    [
      'haatbeat',
      3 * day + 251,
      'For two pump makers, both of them heavier than yours. We put a die-cut ring around the rim, so metal never meets the wall.',
    ],
    [
      'chakravan',
      2 * day + 388,
      'Could you send ten pieces of each size? Our people will drop them off the dock, it is their favourite day.',
    ],
    ['haatbeat', 2 * day + 360, 'They go out tomorrow. Size A 30 × 30 × 16, size B 34 × 34 × 18?'],
    ['chakravan', 2 * day + 352, 'Exactly those.'],
    [
      'chakravan',
      412,
      'Dropped from 80 cm, then from a metre, then thrown by Joseph. Nothing. What is the price at 6,000 a month?',
    ],
    [
      'haatbeat',
      371,
      'Rs. 52.40 for A and 57.10 for B, printed in one colour, delivered to Chennai twice a week.',
    ],
    ['chakravan', 66, 'Agreed for A. Can B come down to 56 if we take it for a year?'],
  ],
  [
    [
      'chakravan',
      2 * day + 633,
      'Hi Tanvi, would you lend us two handheld scanners for a week? The dispatch bay is dusty and the men wear gloves.',
    ],
    [
      'daftarly',
      2 * day + 598,
      'Of course. The trigger is made for gloves. Which ERP do they have to speak to?',
    ],
    ['chakravan', 2 * day + 584, 'Our own, on an old server. It takes anything that types.'],
    [
      'daftarly',
      2 * day + 571,
      'Then the cradle just acts as a keyboard. Two units with chargers leave Pune today.',
    ],
    ['chakravan', day + 95, 'They arrived and nobody wants to give them back. Let us talk about 24 pieces.'],
    [
      'daftarly',
      day + 61,
      'At 24 I can do Rs. 6,990 each, with a spare cradle thrown in. Three years including drops.',
    ],
    ['chakravan', 205, 'Purchase order is on its way. Please put our asset numbers on them, list follows.'],
    ['daftarly', 189, 'With pleasure. Send the list by Friday and they ship on Monday.'],
  ],
  [
    [
      'ujvaar',
      5 * day + 77,
      'Thank you for accepting. We are planning a fleet kit: lamps from us, pads and discs from you, one box for the garage. Interested?',
    ],
    ['chakravan', 5 * day + 20, 'Very. Who are the garages?'],
    [
      'ujvaar',
      4 * day + 600,
      'About 340 multi-brand workshops in the north. They hate opening five parcels for one car.',
    ],
    ['chakravan', 4 * day + 540, 'So do ours. Which models would you begin with?'],
    [
      'ujvaar',
      4 * day + 505,
      "The four that fill every taxi stand. I can send last year's numbers under an NDA.",
    ],
    [
      'chakravan',
      2 * day + 140,
      'NDA is signed and sent. From our side: ceramic pads and the 280 disc fit three of the four.',
    ],
    [
      'ujvaar',
      day + 480,
      'Then three it is. Could your studio share clean pictures of the disc for the box?',
    ],
    ['chakravan', day + 447, 'They are on our product page here, use them freely.'],
    ['ujvaar', 302, 'Beautiful. First box design comes to you tomorrow.'],
  ],
  [
    [
      'sutravan',
      6 * day + 240,
      'Sat Sri Akal. We now draw 14 mm chrome-silicon wire for springs. May I send a coil for your winding machine?',
    ],
    [
      'chakravan',
      6 * day + 180,
      'Please do. Tensile window is 1,720 to 1,820 and the surface must be shaved.',
    ],
    ['sutravan', 6 * day + 160, 'Shaved and eddy-current tested. The coil goes out with the morning truck.'],
    [
      'chakravan',
      day + 700,
      'First 200 springs are wound. Set loss after scragging is 0.6 percent, that is better than what we buy today.',
    ],
    [
      'sutravan',
      day + 655,
      'Music to my ears. Our welding wire spools are on offer as well this month, ten percent, if your fabrication shop needs any.',
    ],
    ['chakravan', 540, 'Send 72 spools with the next coil, then the pallet travels full.'],
  ],
  [
    [
      'chakravan',
      day + 380,
      'Nikhil, do you have 6210 bearings with brass cages on the shelf? Our test rig ate one at night.',
    ],
    ['vegakshi', day + 371, 'Five thousand of them. How many, and how fast?'],
    ['chakravan', day + 369, 'Four pieces. Yesterday, if you can.'],
    [
      'vegakshi',
      day + 355,
      'A colleague takes the evening flight to Chennai, they will be in his hand luggage. No charge, you owe us a filter coffee.',
    ],
  ],
  [
    [
      'amritava',
      2 * day + 90,
      'The two racks are up and the qualification team is happy with the drawings. One label on rack B is upside down.',
    ],
    [
      'bluepeepal',
      2 * day + 55,
      'That would be me on a ladder. A new label comes with the cable tester on Wednesday.',
    ],
    ['amritava', 2 * day + 48, 'No hurry. We have already named it the Australian rack.'],
  ],
];
