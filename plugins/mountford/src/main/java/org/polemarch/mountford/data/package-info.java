/** What the data pack says, read strictly and turned into arrays. */
package org.polemarch.mountford.data;
