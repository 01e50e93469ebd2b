/** The text on the back of a new cover until the author writes one: a sample blurb and two sample testimonials. */
export const SAMPLE_BLURB =
  '<h2>One line that makes a stranger turn the book over.</h2>' +
  '<p>Say who the story belongs to and what they want. Say what stands in the way, and what it will cost them to go on. ' +
  'Leave the ending where it is: a blurb opens a door, it does not walk through it.</p>' +
  '<p>A second paragraph may raise the stakes once more. Between a hundred and a hundred and fifty words is plenty.</p>' +
  '<blockquote>“A sentence from someone whose taste your readers share.”<br><em>Name of a reviewer</em></blockquote>' +
  '<blockquote>“And one more, shorter than the first.”<br><em>Name of another</em></blockquote>';
