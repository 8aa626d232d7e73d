// The signs on cards, in the order in which they are explained; none stands before an ability.
export const SIGNS = ['mine', 'vp', 'cavein', 'crown', 'skill', 'medal', 'recruit', 'raid', 'crystal', 'shield']
export const SIGN_OF: Readonly<Record<string, string>> = {}
